import { useLingui } from '@lingui/react/macro';

export interface PromoTile {
  readonly title: string;
  readonly href: string;
  /** The file name of a catalogue photo. */
  readonly photo: string;
}

/** The pictures beside the categories of a main category (NAV-012): two per main category, chosen by the shop. */
export function usePromoTiles(main: string): readonly PromoTile[] {
  const { t } = useLingui();
  switch (main) {
    case 'meubels':
      return [
        {
          title: t`Danish design`,
          href: '/collecties/deens-design',
          photo: 'fauteuil-jaren-60-petrol-1.jpg',
        },
        {
          title: t`Second-chance chairs`,
          href: '/meubels/stoelen/tweedekans',
          photo: 'set-2-scandinavische-stoelen-essenhout-1.jpg',
        },
      ];
    case 'lampen':
      return [
        { title: t`Warm light`, href: '/collecties/warm-licht', photo: 'tafellamp-messing-melkglas-1.jpg' },
        { title: t`Second-chance lamps`, href: '/lampen/tweedekans', photo: 'hanglamp-koper-1.jpg' },
      ];
    case 'accessoires':
      return [
        { title: t`In colour`, href: '/collecties/met-kleur', photo: 'vaas-geribbeld-terracotta-1.jpg' },
        {
          title: t`Second-chance accessories`,
          href: '/accessoires/tweedekans',
          photo: 'koekoeksklok-gesneden-hout-1.jpg',
        },
      ];
    case 'servies':
      return [
        {
          title: t`At the long table`,
          href: '/collecties/lange-tafel',
          photo: 'theeservies-bloemen-5-delig-1.jpg',
        },
        {
          title: t`Under a hundred euros`,
          href: '/collecties/onder-honderd-euro',
          photo: 'schaal-mat-wit-aardewerk-1.jpg',
        },
      ];
    default:
      return [];
  }
}
