import type { KeyboardEvent } from 'react';

/**
 * Handles arrow keys in adjacent lists marked `data-arrows`: up and down move within a list, left and right to the
 * adjacent list. Up on the first entry calls `onLeave`.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const lists = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-arrows]')].map((list) => [
    ...list.querySelectorAll('a'),
  ]);
  const listIndex = lists.findIndex((links) => links.some((link) => link.matches(':focus')));
  const links = lists[listIndex] ?? [];
  const index = links.findIndex((link) => link.matches(':focus'));
  const target = () => {
    switch (event.key) {
      case 'ArrowDown':
        return links[index + 1];
      case 'ArrowUp':
        return index > 0 ? links[index - 1] : null;
      case 'ArrowRight':
        return lists[listIndex + 1]?.[0];
      case 'ArrowLeft':
        return (
          lists[listIndex - 1]?.find((link) => link.dataset.active !== undefined) ?? lists[listIndex - 1]?.[0]
        );
      case 'Home':
        return links[0];
      case 'End':
        return links.at(-1);
      default:
        return undefined;
    }
  };
  if (listIndex === -1 || !/^Arrow|^Home$|^End$/.test(event.key)) return;
  event.preventDefault();
  const next = target();
  if (next === null) onLeave();
  else next?.focus();
}
