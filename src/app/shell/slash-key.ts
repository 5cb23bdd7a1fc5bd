import { BehaviorSubject } from 'rxjs';
import { localKeys } from '#domain/storage/local-keys.ts';

function stored(): boolean {
  try {
    return localStorage.getItem(localKeys.shortcuts) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Whether single-character shortcuts are active. People who use speech input or have a tremor can switch them off in
 * the footer.
 */
export const shortcuts$ = new BehaviorSubject(typeof localStorage === 'undefined' ? true : stored());

export function chooseShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(localKeys.shortcuts);
    else localStorage.setItem(localKeys.shortcuts, 'off');
  } catch {
    // Without localStorage the choice lasts until the page is closed.
  }
  shortcuts$.next(isOn);
}

const fields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Lets "/" focus the search field, except while typing or in a dialog. Returns the function that stops it. */
export function followSlash(searchFieldId: string): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!shortcuts$.value || (event.target instanceof Element && event.target.closest(fields) !== null))
      return;
    const field = document.getElementById(searchFieldId);
    if (field === null) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}
