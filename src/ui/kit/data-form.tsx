import type { FormHTMLAttributes, KeyboardEvent } from 'react';

/**
 * A form that takes some time to fill in: Enter in a field does not submit it (UI-005), Enter in a text area inserts
 * a newline (UI-006), and buttons work as usual. Sign-in and search use plain forms.
 */
export function DataForm({ onKeyDown, ...props }: FormHTMLAttributes<HTMLFormElement>) {
  const holdEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    const { target } = event;
    if (event.key === 'Enter' && target instanceof HTMLInputElement && !sends(target)) event.preventDefault();
  };
  return <form noValidate {...props} onKeyDown={holdEnter} />;
}

function sends(input: HTMLInputElement): boolean {
  return ['submit', 'button', 'reset', 'image', 'file'].includes(input.type);
}
