import type { LucideIconData } from 'lucide-react';
import { createElement, type SVGProps } from 'react';

type LineIconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { readonly size?: number };

/**
 * Makes the component of one of Lucide's icons, for `Icon`, with the same SVG as Lucide's own component. The build uses it instead
 * (scripts/build/small-icons.ts): Lucide's own is two components, and merges some twenty attributes each time an icon is rendered.
 * The lines are made once.
 */
export function createLineIcon({ name, aliases = [], size: box = 24, node }: LucideIconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  const lines = node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return ({ size = box, className, ...attributes }: LineIconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined || className === '' ? names : `${names} ${className}`,
        ...attributes,
      },
      lines,
    );
}
