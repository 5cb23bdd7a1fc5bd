// Runs before the first paint, so that a chosen light or dark look never flashes. Kept in step with src/app/theme.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // No storage: the system's look stays.
}
