/** Addresses of the page: "/", "/t/ID", "/t/ID/replay/N", "/t/ID/replay/N/STEP", "/t/ID/numbers", "/learn/GAME/STEP",
 * "/rules", "/rules/GAME", "/box/GAME". */

export const route = $state({ path: location.pathname, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

let reloading = false;
(window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", (event) => {
  reloading = (event as Event & { navigationType: string }).navigationType === "reload";
});

/** Whether the page goes away only to be loaded again, as far as the browser tells. */
export function isReload(): boolean {
  return reloading;
}

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Let links inside the page change the address without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  if (!link || link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
