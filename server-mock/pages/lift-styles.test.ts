import { expect, test } from 'vitest';
import { liftStyles as liftToParts } from './lift-styles.ts';

function liftStyles(body: string, isStrict: boolean) {
  const { html, ...others } = liftToParts(body, isStrict);
  return { ...others, html: html.join('') };
}

test('S2 style attributes become rules in the order of the page, each text once', () => {
  const body = '<p style="color:#123456">a</p><i style="width:4px">b</i><b style="color:#123456">c</b>';
  expect(liftStyles(body, true)).toEqual({
    html: '<p data-style="0">a</p><i data-style="1">b</i><b data-style="0">c</b>',
    css: '#root [data-style="0"]{color:#123456}#root [data-style="1"]{width:4px}',
    preloads: '',
  });
  expect(liftStyles(body, false).html).toBe(body);
});

test.each([
  ['color:red}body{display:none', 'a closed rule'],
  ['background:url(&#x27;', 'an open quote'],
  ['color:red\\', 'an escape'],
  ['background:url(x', 'an open parenthesis'],
  ['color:red/*', 'a comment'],
  ['color:red&lt;/style>', 'the end of the element'],
])('S2 drops a style that could leave its rule: %s (%s)', (style) => {
  expect(liftStyles(`<p style="${style}">a</p>`, true)).toMatchObject({ html: '<p>a</p>', css: '' });
});

test('keeps the content of scripts, the case of SVG attributes and their prefixes', () => {
  const script = '<script>if (a < b) "</p>"; const style = \'<p style="width:2px">\'</script>';
  const svg = '<svg viewBox="0 0 1 1"><use xlink:href="#a" style="width:1px"/></svg>';
  const { html } = liftStyles(`${script}${svg}`, true);
  expect(html).toBe(`${script}<svg viewBox="0 0 1 1"><use xlink:href="#a" data-style="0"/></svg>`);
});

test('U4 takes the preload links that React writes before the page', () => {
  const link = '<link rel="preload" as="image" href="/media/x"/>';
  expect(liftStyles(`${link}<p>a</p>`, true)).toEqual({ html: '<p>a</p>', css: '', preloads: link });
});

test('lifts styles between scripts, and leaves those in scripts', () => {
  const script = (text: string) => `<script nonce="n">const html = ' style="${text}"';</script>`;
  const styled = (width: number) => `<i style="width:${width}px"></i>`;
  const { html, css } = liftStyles(
    `${styled(1)}${script('a')}${styled(2)}${script('b')}${script('c')}${styled(1)}`,
    true,
  );
  expect(html).toBe(
    `<i data-style="0"></i>${script('a')}<i data-style="1"></i>${script('b')}${script('c')}<i data-style="0"></i>`,
  );
  expect(css).toBe('#root [data-style="0"]{width:1px}#root [data-style="1"]{width:2px}');
});
