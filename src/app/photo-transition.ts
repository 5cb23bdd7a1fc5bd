/** The name of the photo that both pages share, in CSS (src/ui/kit/base.css). */
const name = 'product-photo';

const slugOf = (path: string) => /^\/products\/([^/]+)$/.exec(path)?.[1] ?? null;

/**
 * The view transition between a tile and the page of its product, in which the photo is the shared element. It
 * works on the document instead of in components, because both pages know nothing of each other, and a name may occur
 * only once although a product may be in several rows.
 */
export class PhotoTransition {
  #named: HTMLElement | null = null;
  /** The photo as loaded by the page that was left. */
  #source: string | null = null;

  /** Names the photo on the page that is left. Returns whether there is one to begin with. */
  begin(from: string, to: string): boolean {
    this.#name(photoFor(from, to));
    const image = this.#named?.querySelector('img');
    this.#source = image?.complete === true && image.naturalWidth > 0 ? image.currentSrc : null;
    return this.#named !== null;
  }

  /** Names the same photo on the page that has been rendered. */
  end(from: string, to: string): void {
    if (this.#named === null) return;
    // Now the other page is in the document.
    this.#name(photoFor(to, from));
    if (this.#named !== null && this.#source !== null) showUntilLoaded(this.#named, this.#source);
  }

  #name(photo: HTMLElement | null): void {
    this.#named?.style.removeProperty('view-transition-name');
    photo?.style.setProperty('view-transition-name', name);
    this.#named = photo;
  }
}

/**
 * The photo on the page `here` that it shares with the page `other`: on a list the tile of the other page's product,
 * on a product that leads to a list its gallery. Null if it is out of view, from where nothing should fly in.
 */
function photoFor(here: string, other: string): HTMLElement | null {
  const [shown, led] = [slugOf(here), slugOf(other)];
  const gallery = shown === null ? null : document.querySelector<HTMLElement>('[data-photo-stage]');
  const tile = led === null ? null : tileOf(led);
  const photo = tile ?? gallery;
  return photo !== null && isInView(photo) ? photo : null;
}

/** The photo of the tile that was followed, otherwise of the first one in view. */
function tileOf(slug: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/products/"]')];
  const photos = links.flatMap((link) => {
    const photo = link.querySelector<HTMLElement>('[data-tile-photo]');
    return photo !== null && slugOf(link.pathname) === slug ? [photo] : [];
  });
  return (
    photos.find((photo) => photo.closest('a') === document.activeElement) ?? photos.find(isInView) ?? null
  );
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}

/** Shows the smaller photo until the larger one has loaded, so that the shared photo does not turn into a colour. */
function showUntilLoaded(photo: HTMLElement, source: string): void {
  const image = photo.querySelector('img');
  const ground = image?.parentElement;
  if (image === null || ground === null || ground === undefined || image.complete) return;
  ground.style.backgroundImage = `url("${source}")`;
  ground.style.backgroundSize = 'cover';
  image.addEventListener('load', () => ground.style.removeProperty('background-image'), { once: true });
}
