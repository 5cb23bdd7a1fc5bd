import { BehaviorSubject } from 'rxjs';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';

function stored(): boolean {
  try {
    return localStorage.getItem(localKeys.shortcuts) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single letters do something; whoever dictates or has a tremor can switch it off in the footer. */
export const shortcuts$ = new BehaviorSubject(typeof localStorage === 'undefined' ? true : stored());

export function chooseShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(localKeys.shortcuts);
    else localStorage.setItem(localKeys.shortcuts, 'off');
  } catch {
    // Nothing can be stored here: it lasts until the page is closed.
  }
  shortcuts$.next(isOn);
}

const fields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** "/" goes to the search field, unless one types or answers a question. Gives back the way to stop. */
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
