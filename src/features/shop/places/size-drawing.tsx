import { Trans, useLingui } from '@lingui/react/macro';
import { type Box, boxOf, explainFit, type ProductSize } from '#domain/fit/fit.ts';
import { formatCm } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { FitBadge } from './fit-badge.tsx';
import { useFitPlace } from './fit-place.ts';
import styles from './places.module.css';
import { person, scene, usualDoor } from './size-scene.ts';

/**
 * A product beside a door and a person, drawn to scale with its dimensions; renders nothing for a product without
 * them.
 */
export function SizeDrawing({ product }: { readonly product: ProductSize }) {
  const { t } = useLingui();
  const locale = useLocale();
  const box = boxOf(product);
  if (box === null) return null;
  const cm = (size: number) => formatCm(size, locale);
  const [width, depth, height] = [cm(box.width), cm(box.depth), cm(box.height)];
  const [doorWidth, doorHeight, personHeight] = [
    cm(usualDoor.width),
    cm(usualDoor.height),
    cm(person.height),
  ];
  return (
    <figure className={styles.drawing}>
      <Scene
        box={box}
        labels={{ width, depth, height }}
        label={t`Drawn to scale: ${width} wide, ${depth} deep and ${height} high, next to a door and a person.`}
      />
      <figcaption className={styles.caption}>
        <Trans>
          {width} wide, {depth} deep and {height} high. The door is {doorWidth} by {doorHeight}, the person{' '}
          {personHeight}.
        </Trans>
      </figcaption>
      <FitSentence product={product} />
    </figure>
  );
}

interface SceneProps {
  readonly box: Box;
  readonly labels: { readonly width: string; readonly depth: string; readonly height: string };
  readonly label: string;
}

function Scene({ box, labels, label }: SceneProps) {
  const { view, floor, door, body, front, side, back } = scene(box);
  const points = (corners: readonly (readonly [number, number])[]) =>
    corners.map((corner) => corner.join(',')).join(' ');
  return (
    <svg viewBox={`0 0 ${view.width} ${view.height}`} role="img" aria-label={label} className={styles.scene}>
      <line x1={0} x2={view.width} y1={floor} y2={floor} className={styles.floor} />
      <rect {...door} className={styles.door} />
      <circle cx={door.x + door.width - 9} cy={floor - 100} r={2.5} className={styles.knob} />
      <circle cx={body.x} cy={body.top + 12} r={12} className={styles.person} />
      <path d={body.path} className={styles.person} />
      <polygon points={points(back)} className={styles.boxTop} />
      <polygon points={points(side)} className={styles.boxSide} />
      <rect {...front} className={styles.boxFront} />
      <Dimension from={[front.x, floor + 14]} to={[front.x + front.width, floor + 14]}>
        {labels.width}
      </Dimension>
      <Dimension from={[front.x - 12, front.y]} to={[front.x - 12, floor]} isUpright>
        {labels.height}
      </Dimension>
      <text x={(side[1]?.[0] ?? 0) + 4} y={(side[1]?.[1] ?? 0) - 4} className={styles.size} textAnchor="end">
        {labels.depth}
      </text>
    </svg>
  );
}

interface DimensionProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly isUpright?: boolean;
  readonly children: string;
}

/** A dimension line: a tick at both ends and the length as text. */
function Dimension({ from, to, isUpright = false, children }: DimensionProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const tick = isUpright ? [4, 0] : [0, 4];
  const [dx = 0, dy = 0] = tick;
  const middle: readonly [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`}
        className={styles.measure}
      />
      <text
        x={isUpright ? middle[0] - 6 : middle[0]}
        y={isUpright ? middle[1] + 5 : middle[1] + 18}
        textAnchor={isUpright ? 'end' : 'middle'}
        className={styles.size}
      >
        {children}
      </text>
    </g>
  );
}

/** Whether the product fits in this person's home, with the limiting dimensions. */
function FitSentence({ product }: { readonly product: ProductSize }) {
  const home = useFitPlace();
  const locale = useLocale();
  if (home === null) return null;
  const { obstacle, need, have, fit } = explainFit(product, home);
  const [needed, there] = [formatCm(need ?? 0, locale), formatCm(have ?? 0, locale)];
  return (
    <p className={styles.fitSentence}>
      <FitBadge product={product} />
      {fit === 'fits' && <Trans>It fits through your door upright and fits in your room.</Trans>}
      {fit === 'turn' && (
        <Trans>
          Upright: {needed} needed, {there} available. On its side it fits through.
        </Trans>
      )}
      {obstacle === 'door' && fit === 'too-wide' && (
        <Trans>
          Door: {needed} needed, {there} available.
        </Trans>
      )}
      {obstacle === 'stairs' && fit === 'too-wide' && (
        <Trans>
          Stairs: {needed} needed, {there} available.
        </Trans>
      )}
      {obstacle === 'room' && (
        <Trans>
          Room: {needed} needed, {there} available.
        </Trans>
      )}
      {obstacle === 'raise' && (
        <Trans>
          It fits in lying down, but standing it up takes {needed} and your room is {there} high.
        </Trans>
      )}
    </p>
  );
}
