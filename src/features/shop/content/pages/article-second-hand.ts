import { msg } from '@lingui/core/macro';
import { type PageContent, photo, points, text } from '../page-content.ts';

/** /inspiratie/alles-over-tweedehands-vintage-antiek (ROUTE-041). */
export const articleSecondHand: PageContent = {
  path: '/inspiratie/alles-over-tweedehands-vintage-antiek',
  title: msg`All about second-hand, vintage and antique`,
  lead: msg`Three words that are often mixed up but mean different things. What the difference is, what to look for, and how to combine old furniture with new.`,
  photo: { key: 'reiskoffer-zwart-messing-beslag-1.jpg', color: '#483828' },
  sections: [
    {
      id: 'words',
      heading: msg`What is the difference?`,
      blocks: [
        text(
          msg`Second-hand only means that somebody had it before you. A bookcase from last year can be second-hand, and so can a cupboard that is two hundred years old. The word says nothing about age or quality.`,
        ),
        text(
          msg`Vintage is about age. It usually means something at least twenty years old or so that clearly belongs to its period: an orange lamp from the seventies, a teak sideboard from the sixties. It does not have to be rare, but you can see when it was made.`,
        ),
        text(
          msg`Antique means about a hundred years old or more. You can see the work by hand: dovetails that are not quite identical, a back of rough planks, wood that is darker where it has often been touched. On antiques such marks are not defects: they belong to them.`,
        ),
      ],
    },
    {
      id: 'second-chance',
      heading: msg`And second chance?`,
      blocks: [
        text(
          msg`The newest of these categories: products that were never used in a home but can no longer be sold as new, such as showroom models. You buy current design for less.`,
        ),
        photo('draaifauteuil-boucle-creme-1.jpg', '#a8b8a8'),
      ],
    },
    {
      id: 'look',
      heading: msg`What a dealer looks at`,
      blocks: [
        text(
          msg`A dealer does not start with the front: to see how furniture is made, you turn it over. Online you do the same with the photos. If one is missing, ask the seller for it.`,
        ),
        points(
          msg`Joints: wood in wood, glue or staples? A joint that moves can be glued; a split frame is another matter.`,
          msg`Drawers: do they run straight, and is the bottom intact? On solid wood the grain continues around the edge, on veneer it stops there.`,
          msg`Woodworm: small round holes that are dark inside are old. If there is pale dust beside them, they are recent.`,
          msg`Upholstery: ask about smoke, pets and whether the foam still springs back.`,
          msg`Lamps: have old wiring checked before you use them.`,
        ),
        photo('salontafel-teak-glas-jaren-60-1.jpg', '#c89868'),
      ],
    },
    {
      id: 'measure',
      heading: msg`Measure first, then buy`,
      blocks: [
        text(
          msg`Most disappointments come down to centimetres. Measure the spot, then the way to it: front door, turn of the stairs, lift. A sofa that is too long to turn can often go in upright; then its height counts, not its length.`,
        ),
        text(
          msg`Lay old newspapers or a sheet on the floor, as large as the furniture. Leave them there for an evening. You see at once whether the door still opens.`,
        ),
      ],
    },
    {
      id: 'mix',
      heading: msg`Combining old and new`,
      blocks: [
        text(
          msg`A room full of antiques soon looks like a museum, a room full of new things like a shop. One antique has more effect than five. Put an old cupboard against a plain wall, chairs by different makers around one table, and repeat one material: oak, brass or rush.`,
        ),
        photo('gebogen-houten-armstoel-zwart-1.jpg', '#e8d8b8'),
      ],
    },
    {
      id: 'care',
      heading: msg`Care and maintenance`,
      blocks: [
        points(
          msg`Keep wood away from radiators and full sun. Oil or wax it once a year; otherwise a dry cloth is enough.`,
          msg`Leather improves with use. Condition it now and then, and blot spills at once without rubbing.`,
          msg`Leave the patina on brass alone if you like the look: once polished away, it takes years to come back.`,
          msg`A wobbly chair is not worn out. Gluing it takes an hour, and it lasts for years again.`,
        ),
      ],
    },
    {
      id: 'value',
      heading: msg`What is it worth?`,
      blocks: [
        text(
          msg`What somebody will pay for it. That depends on the maker, the condition, rarity and fashion. A brown cupboard from 1900 may cost less than a lamp from 1970. Good news if you simply buy what you like.`,
        ),
        text(
          msg`And if you want something else one day, you can sell the furniture on. That is how it came to you.`,
        ),
      ],
    },
  ],
  related: ['/tweedekans-info', '/duurzaamheid', '/kopersbescherming'],
};
