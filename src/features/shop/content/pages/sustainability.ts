import { msg } from '@lingui/core/macro';
import { type PageContent, photo, points, text } from '../page-content.ts';

/** /duurzaamheid and, with the same text, /sustainability (ROUTE-038, ROUTE-039, CONTENT-010). */
export const sustainability: PageContent = {
  path: '/duurzaamheid',
  title: msg`Sustainability`,
  lead: msg`The greenest furniture is usually the furniture that already exists. We show what that saves, and what that number does and does not tell you.`,
  photo: { key: 'eettafel-scandinavisch-eiken-1.jpg', color: '#d8d8b8' },
  sections: [
    {
      id: 'longer',
      heading: msg`Use furniture for longer`,
      blocks: [
        text(
          msg`Most of the environmental impact of furniture comes from making it: wood, metal, foam, fabric, energy and a long journey. If it is used for twice as long, that impact is spread over twice as many years.`,
        ),
        points(
          msg`When a product is resold, no new one has to be made.`,
          msg`Repairing a joint or reupholstering a seat costs little and adds years of use.`,
          msg`Buying close to home saves kilometres: search by distance, and choose collection where you can.`,
        ),
        photo('spijlenstoel-eiken-hoge-rug-1.jpg', '#f8e8d8'),
      ],
    },
    {
      id: 'method',
      heading: msg`How we estimate the CO₂ saving`,
      blocks: [
        text(
          msg`For some products we show how many kilograms of CO₂ you may save by buying second-hand. It is an estimate of the emissions from making a comparable new product.`,
        ),
        points(
          msg`We assume that you would otherwise have bought a comparable new product.`,
          msg`Transport to your home and repairs are not included.`,
          msg`If there is too little data, we do not show an estimate.`,
        ),
        text(
          msg`So read it as an indication, and use it to compare types of products rather than individual ones.`,
        ),
      ],
    },
    {
      id: 'transport',
      heading: msg`Transport`,
      blocks: [
        text(
          msg`Large products go with our transport partner and small ones by parcel post. If a product is nearby, you can pick it up yourself for free.`,
        ),
      ],
    },
  ],
  related: ['/over-ons', '/inspiratie/alles-over-tweedehands-vintage-antiek', '/tweedekans-info'],
};
