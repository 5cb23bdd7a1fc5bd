import type { FormHTMLAttributes, KeyboardEvent } from 'react';

/**
 * A form that is filled in over some time: Enter in a field does not send it (UI-005), Enter in a text area makes a new
 * line (UI-006), and the buttons work as ever. Login and search are plain forms.
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
