import { AlarmClockCheck, Heart, type LucideIcon, ShoppingBag } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { createLineIcon } from './line-icon.ts';

const icons = { Heart, ShoppingBag, AlarmClockCheck };
const files = import.meta.glob<{ readonly __iconData: Parameters<typeof createLineIcon>[0] }>(
  '/node_modules/lucide-react/dist/esm/icons/{heart,shopping-bag,alarm-clock-check}.mjs',
);

test.each([
  ['heart', icons.Heart],
  ['shopping-bag', icons.ShoppingBag],
  // Has an alias, which is a class too.
  ['alarm-clock-check', icons.AlarmClockCheck],
])('%s has the same SVG as Lucide’s own component', async (name, original) => {
  const load = files[`/node_modules/lucide-react/dist/esm/icons/${name}.mjs`];
  const { __iconData: data } = (await load?.()) ?? {};
  if (data === undefined) throw new Error(`There is no icon ${name}.`);
  const ours = createLineIcon(data) as unknown as LucideIcon;
  for (const props of [{}, { size: 24, className: 'large' }, { label: 'Favourites' }]) {
    const [one, other] = [ours, original].map((icon) =>
      renderToStaticMarkup(<Icon icon={icon} {...props} />),
    );
    expect(one).toBe(other);
  }
});
