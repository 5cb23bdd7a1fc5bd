import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { geoCircle, geoMercator, geoPath } from 'd3-geo';
import { placeNameIn } from '#domain/address/place-names.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { outlineData } from './outline-data.ts';
import type { KnownPlace, PlaceCount } from './place-query.ts';
import styles from './places.module.css';

export interface DistanceMapProps {
  readonly place: KnownPlace;
  /** Radius of the circle in kilometres; null for no circle. */
  readonly km: number | null;
  /** Towns, ordered by descending number of products. */
  readonly dots: readonly PlaceCount[];
}

const size = { width: 240, height: 290 } as const;
/** Kilometres per degree of a great circle. */
const kmPerDegree = 111.2;

const countries = (['NL', 'BE'] as const).map((country) => ({
  country,
  shape: readOutline(outlineData[country]),
}));

function readOutline(rings: string) {
  const coordinates = rings
    .split(';')
    .map((ring) => [ring.split(' ').map((point) => point.split(',').map(Number))]);
  return { type: 'MultiPolygon' as const, coordinates };
}
const projection = geoMercator().fitExtent(
  [
    [4, 4],
    [size.width - 4, size.height - 4],
  ],
  { type: 'GeometryCollection', geometries: countries.map(({ shape }) => shape) },
);
const pathOf = geoPath(projection);

/** An outline map of both countries with the chosen circle and one dot per town; works offline. */
export function DistanceMap({ place, km, dots }: DistanceMapProps) {
  const { t } = useLingui();
  const most = Math.max(1, ...dots.map(({ count }) => count));
  const circle =
    km === null
      ? null
      : geoCircle()
          .center([place.longitude, place.latitude])
          .radius(km / kmPerDegree)();
  const [x = 0, y = 0] = projection([place.longitude, place.latitude]) ?? [];
  const name = placeNameIn(place.name, useLocale());
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={km === null ? t`Map around ${name}` : t`Map: ${km} km around ${name}`}
      >
        {countries.map(({ country, shape }) => (
          <path key={country} d={pathOf(shape) ?? ''} className={styles.land} />
        ))}
        {dots.map((dot) => {
          const point = projection([dot.longitude, dot.latitude]);
          if (point === null) return null;
          const radius = 1.5 + 5.5 * Math.sqrt(dot.count / most);
          return <circle key={keyOf(dot)} cx={point[0]} cy={point[1]} r={radius} className={styles.dot} />;
        })}
        {circle !== null && <path d={pathOf(circle) ?? ''} className={styles.circle} />}
        <circle cx={x} cy={y} r={4} className={styles.here} />
      </svg>
      <figcaption className={styles.caption}>
        {km === null ? (
          name
        ) : (
          <Trans>
            {km} km around {name}
          </Trans>
        )}
      </figcaption>
      <DotTable dots={dots} />
    </figure>
  );
}

/** Coordinates, because two towns may share a name. */
const keyOf = ({ latitude, longitude }: PlaceCount) => `${latitude} ${longitude}`;

/** The dots as a visually hidden table for screen readers. */
function DotTable({ dots }: { readonly dots: readonly PlaceCount[] }) {
  const locale = useLocale();
  return (
    <table className={styles.heard}>
      <caption>
        <Trans>Where the products are</Trans>
      </caption>
      <tbody>
        {dots.map((dot) => (
          <tr key={keyOf(dot)}>
            <th scope="row">{placeNameIn(dot.name, locale)}</th>
            <td>
              <Plural value={dot.count} one="# product" other="# products" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
