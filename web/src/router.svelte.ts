/** Addresses of the page: "/", "/t/ID", "/t/ID/replay/N", "/rules". */

export const route = $state({ path: location.pathname, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

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
