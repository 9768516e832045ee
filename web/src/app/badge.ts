/** A mark on the page's icon while it is one's move. */
const PLAIN = "/icon.svg";
const MOVE = "/icon-move.svg";

export function showBadge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (icon && icon.getAttribute("href") !== (on ? MOVE : PLAIN)) icon.href = on ? MOVE : PLAIN;
  // An installed page has an icon of its own.
  if (on) void navigator.setAppBadge?.().catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}
