// Runs before the first paint, so that a chosen light or dark look never flashes. Kept in step with src/app/theme.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // No storage: the system's look stays.
}

// A tap on a button whose code is still on its way is not lost: it is done as soon as the page is alive
// (src/app/alive.tsx). Links and forms of the page work by themselves until then.
{
  const tapped = new Set();
  const hold = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button:not([type="submit"])') : null;
    if (button === null) return;
    event.stopImmediatePropagation();
    tapped.add(button);
  };
  document.addEventListener('click', hold, true);
  globalThis.releaseEarlyTaps = () => {
    document.removeEventListener('click', hold, true);
    for (const button of tapped) if (button.isConnected) button.click();
    tapped.clear();
  };
}
