import { act, fireEvent, render } from '@testing-library/react';
import { type ChangeEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startReplay } from './replay.ts';

const listening = new AbortController();
startReplay(listening);

afterAll(() => listening.abort());
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
});

const onSend = vi.fn();

function Form({ isLate }: { readonly isLate: boolean }) {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [sort, setSort] = useState('new');
  const [isSold, setSold] = useState(false);
  const onChange = (set: (value: string) => void) => (event: ChangeEvent<{ value: string }>) =>
    set(event.target.value);
  return (
    <form
      data-hydrating={isLate ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ text, note, sort });
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input aria-label="text" value={text} onChange={onChange(setText)} />
      <textarea aria-label="note" value={note} onChange={onChange(setNote)} />
      <select aria-label="sort" value={sort} onChange={onChange(setSort)}>
        <option value="new">new</option>
        <option value="price">price</option>
      </select>
      <label>
        <input type="checkbox" checked={isSold} onChange={(event) => setSold(event.target.checked)} />
        <span>sold</span>
      </label>
      <a href="#there">there</a>
      <button type="submit">send</button>
    </form>
  );
}

function replay() {
  act(() => globalThis.replayEarlyEvents?.());
}

/** A page with the form as the server renders it. */
function serve(isLate = false) {
  const place = document.createElement('div');
  place.id = 'root';
  place.innerHTML = renderToString(<Form isLate={isLate} />);
  document.body.append(place);
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = place.querySelector<Found>(selector);
    if (found === null) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  const hydrate = () => {
    render(<Form isLate={isLate} />, { container: place, hydrate: true });
    document.documentElement.dataset.hydrated = '';
    replay();
  };
  return { find, hydrate };
}

function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('U4 a tap before hydration is done once, after it', () => {
  const { find, hydrate } = serve();
  find('button').click();
  find('button').click();
  hydrate();
  expect(find('button').textContent).toBe('1');
  fireEvent.click(find('button'));
  replay();
  expect(find('button').textContent).toBe('2');
});

test('U4 a tap on a box and one on its text before hydration are taps on the same control', () => {
  const { find, hydrate } = serve();
  find('label span').click();
  find('[type="checkbox"]').click();
  hydrate();
  expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(true);
});

test('U4 what is typed and chosen before hydration reaches the state, and the form is sent with it', () => {
  const { find, hydrate } = serve();
  type(find<HTMLInputElement>('input'), 'teak');
  type(find<HTMLTextAreaElement>('textarea'), 'two lines');
  type(find<HTMLSelectElement>('select'), 'price');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  hydrate();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ text: 'teak', note: 'two lines', sort: 'price' });
  expect(find<HTMLInputElement>('input').value).toBe('teak');
});

test('U4 what is typed between hydration and its replay is not taken back', () => {
  const { find, hydrate } = serve(true);
  type(find<HTMLInputElement>('input'), 'tea');
  hydrate();
  delete find('form').dataset.hydrating;
  const field = find<HTMLInputElement>('input');
  fireEvent.input(field, { target: { value: `${field.value}k` } });
  replay();
  expect(field.value).toBe('teak');
  fireEvent.submit(find('form'));
  expect(onSend).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'teak' }));
});

test('U4 what is typed after React has set a field to its own state follows what was typed before', () => {
  const { find, hydrate } = serve(true);
  type(find<HTMLInputElement>('input'), 'tea');
  hydrate();
  delete find('form').dataset.hydrating;
  const field = find<HTMLInputElement>('input');
  field.value = '';
  field.value = 'k';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'k' }));
  replay();
  expect(field.value).toBe('teak');
});

test('a field that was emptied before hydration is empty afterwards', () => {
  const { find, hydrate } = serve();
  type(find<HTMLInputElement>('input'), 'teak');
  type(find<HTMLInputElement>('input'), '');
  hydrate();
  expect(find<HTMLInputElement>('input').value).toBe('');
});

test('links work before hydration', () => {
  const { find } = serve();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('a part that is hydrated later keeps its events until then', () => {
  const { find, hydrate } = serve(true);
  hydrate();
  find('button').click();
  replay();
  expect(find('button').textContent).toBe('0');
  delete find('form').dataset.hydrating;
  replay();
  expect(find('button').textContent).toBe('1');
});
