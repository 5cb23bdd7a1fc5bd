import { createElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.ts';
import { SharedHtmlContext, sharedElement } from '#src/ui/kit/shared-element.tsx';
import { startSharing } from './shared-html.ts';

const Nav = sharedElement('nav');
const Article = sharedElement('article');

/** Renders a page as src/entry-server.tsx does. */
function pageWith(screens: ReactNode, locale: Locale = 'nl') {
  const { find, collect } = startSharing(locale);
  return collect(renderToString(createElement(SharedHtmlContext, { value: find }, screens)));
}

/** A text that counts how often it is rendered. */
function countedText(text: string) {
  const count = { rendered: 0 };
  function Text() {
    count.rendered += 1;
    return createElement('b', null, text);
  }
  return { Text, count };
}

test('a second page inserts the HTML of the first without rendering the children, and has its own attributes', () => {
  const { Text, count } = countedText('Links & "rights"');
  const page = (name: string) =>
    pageWith(createElement(Nav, { shared: 'links', 'aria-label': name }, createElement(Text)));
  expect(page('a')).toBe('<nav aria-label="a"><b>Links &amp; &quot;rights&quot;</b></nav>');
  expect(page('b')).toBe('<nav aria-label="b"><b>Links &amp; &quot;rights&quot;</b></nav>');
  expect(count.rendered).toBe(1);
});

test('several elements on a page each get their own HTML', () => {
  const tile = (name: string) =>
    createElement(Article, { shared: name, key: name }, createElement('p', null, name));
  expect(pageWith(['oak', 'elm', 'ash'].map(tile))).not.toContain('data-shared');
  expect(pageWith(['ash', 'birch', 'oak'].map(tile))).toBe(
    '<article><p>ash</p></article><article><p>birch</p></article><article><p>oak</p></article>',
  );
});

test('HTML is shared only within a language and for the same key', () => {
  const nav = (text: string, shared: string | undefined) =>
    createElement(Nav, { shared }, createElement('b', null, text));
  pageWith(nav('eerste', 'key'));
  expect(pageWith(nav('tweede', 'key'))).toBe('<nav><b>eerste</b></nav>');
  expect(pageWith(nav('first', 'key'), 'en')).toBe('<nav><b>first</b></nav>');
  expect(pageWith(nav('andere', 'other'))).toBe('<nav><b>andere</b></nav>');
  expect(pageWith(nav('derde', undefined))).toBe('<nav><b>derde</b></nav>');
});

test('children with a React id, which depends on the position in the page, are not shared', () => {
  const Field = () => createElement('input', { id: useId() });
  const nav = createElement(Nav, { shared: 'with an id' }, createElement(Field));
  const [first, second] = [
    nav,
    createElement('div', null, 'before', [createElement('p', { key: 1 }), nav]),
  ].map((page) => pageWith(page));
  const idOf = (html = '') => /id="([^"]+)"/.exec(html)?.[1];
  expect(idOf(first)).toMatch(/_R_/);
  expect(idOf(second)).not.toBe(idOf(first));
});

test('an element inside a shared element is shared too', () => {
  const inner = (text: string) => createElement(Nav, { shared: 'inner' }, createElement('b', null, text));
  const outer = (text: string) => createElement(Article, { shared: 'outer' }, inner(text));
  pageWith(outer('one'));
  expect(pageWith(outer('two'))).toBe('<article><nav><b>one</b></nav></article>');
  expect(pageWith(inner('three'))).toBe('<nav><b>one</b></nav>');
});

test('text written by a user is not taken for a marker', () => {
  const text = '<nav data-shared="0">not this</nav>';
  const nav = () => createElement(Nav, { shared: 'after a text' }, createElement('b', null, 'links'));
  const page = () => createElement('div', { title: text }, text, createElement('i', null, text), nav());
  pageWith(page());
  expect(pageWith(nav())).toBe('<nav><b>links</b></nav>');
});

test.each([
  ['the same tag', createElement('nav', null, 'inside')],
  ['a picture that is preloaded', createElement('img', { src: '/a.jpg', fetchPriority: 'high' })],
])('children with %s are rendered for each page', (what, children) => {
  const page = () =>
    pageWith(createElement(Nav, { shared: what }, children, createElement('i', null, 'after')));
  const first = page();
  expect(first).toContain('<i>after</i></nav>');
  expect(page()).toBe(first);
  expect(pageWith(createElement(Nav, { shared: what }, 'other'))).toBe('<nav>other</nav>');
});
