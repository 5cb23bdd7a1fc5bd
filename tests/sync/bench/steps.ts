import type { DraftPhoto, ListingDraft } from '#domain/product/draft.ts';
import { emptyDraft } from '#domain/product/draft.ts';
import { editDocument, insertDocument, removeDocument } from '#src/data/db/write.ts';
import type { Device } from './device.ts';
import type { Oracle } from './oracle.ts';
import type { Random } from './random.ts';

export interface StepContext {
  readonly random: Random;
  readonly oracle: Oracle;
  /** Ids for the drafts and products of this schedule. */
  readonly draftIds: string[];
  readonly productIds: readonly string[];
  readonly uuid: () => string;
  readonly token: () => string;
}

type Step = (device: Device, context: StepContext) => Promise<void>;

const textFields = ['title', 'description', 'brand', 'sellerProductId'] as const;

function edited(draft: ListingDraft, device: Device, change: Partial<ListingDraft>): ListingDraft {
  return { ...draft, ...change, editedAt: Date.now() + device.clockOffset };
}

async function pickDraft(device: Device, { random }: StepContext): Promise<ListingDraft | null> {
  const drafts = [...(await device.documents('drafts')).values()];
  return drafts.length === 0 ? null : random.pick(drafts);
}

const create: Step = async (device, context) => {
  if (context.draftIds.length >= 5) return;
  const id = context.uuid();
  context.draftIds.push(id);
  await insertDocument(device.database, 'drafts', emptyDraft(id, Date.now() + device.clockOffset));
};

const setText: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  if (draft === null) return await create(device, context);
  const field = context.random.pick(textFields);
  const value = context.token();
  // The edit started on an existing draft, so it must not be lost, whatever happens to the draft before it is stored.
  let seen: string | null | undefined;
  await editDocument(device.database, 'drafts', draft.id, (current) => {
    seen = current[field] === '' ? null : current[field];
    return edited(current, device, { [field]: value });
  });
  if (seen !== undefined) context.oracle.wrote({ device: device.name, draft: draft.id, field, value }, seen);
};

const addColor: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  if (draft === null) return;
  const value = context.token();
  let added = false;
  await editDocument(device.database, 'drafts', draft.id, (current) => {
    added = current.colors.length < 8;
    return added ? edited(current, device, { colors: [...current.colors, value] }) : current;
  });
  if (added) {
    context.oracle.wrote({ device: device.name, draft: draft.id, field: 'colors', value }, null);
  }
};

const removeColor: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  const gone = draft?.colors[0];
  if (draft === null || gone === undefined) return;
  context.oracle.removed([gone]);
  await editDocument(device.database, 'drafts', draft.id, (current) =>
    edited(current, device, { colors: current.colors.filter((color) => color !== gone) }),
  );
};

const addPhoto: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  if (draft === null || draft.photos.length >= 12) return;
  const value = context.uuid();
  const photo: DraftPhoto = {
    id: value,
    hash: null,
    name: 'stoel.jpg',
    width: null,
    height: null,
    bytes: null,
    mediaKey: null,
  };
  let added = false;
  await editDocument(device.database, 'drafts', draft.id, (current) => {
    added = true;
    return edited(current, device, { photos: [...current.photos, photo] });
  });
  if (added) {
    context.oracle.wrote({ device: device.name, draft: draft.id, field: 'photos', value }, null);
  }
};

const changePhotos: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  const photo = draft?.photos[0];
  if (draft === null || photo === undefined) return;
  const remove = context.random.chance(0.4);
  if (remove) context.oracle.removed([photo.id]);
  await editDocument(device.database, 'drafts', draft.id, (current) => {
    const others = current.photos.filter((one) => one.id !== photo.id);
    const moved = current.photos.filter((one) => one.id === photo.id);
    return edited(current, device, { photos: remove ? others : [...others, ...moved] });
  });
};

/** Deleting a draft counts as having seen and intentionally deleted its content. */
const deleteDraft: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  if (draft === null || context.random.chance(0.5)) return;
  const values = [
    ...textFields.map((field) => draft[field]).filter((value) => value !== ''),
    ...draft.colors,
    ...draft.photos.map((photo) => photo.id),
    ...draft.otherVersions.map((version) => String(JSON.parse(version.value))),
  ];
  context.oracle.removed(values);
  await removeDocument(device.database, 'drafts', draft.id);
};

const chooseOther: Step = async (device, context) => {
  const draft = await pickDraft(device, context);
  const other = draft?.otherVersions[0];
  if (draft === null || other === undefined) return;
  await editDocument(device.database, 'drafts', draft.id, (current) => {
    const stored = current.otherVersions.find((version) => version.id === other.id);
    if (stored !== undefined) context.oracle.removed([String(JSON.parse(stored.value))]);
    return edited(current, device, {
      otherVersions: current.otherVersions.filter((version) => version.id !== other.id),
    });
  });
};

const toggleWishlistEntry: Step = async (device, context) => {
  const id = context.random.pick(context.productIds);
  const entries = await device.documents('wishlist');
  if (entries.has(id)) await removeDocument(device.database, 'wishlist', id);
  else await insertDocument(device.database, 'wishlist', { id, addedAt: Date.now() + device.clockOffset });
};

const network: Step = (device) => {
  if (device.network.online) device.goOffline();
  else device.goOnline();
  return Promise.resolve();
};

const restart: Step = (device) => device.restart();

const cutStream: Step = (device) => {
  device.network.cut();
  return Promise.resolve();
};

const startOver: Step = (device, { random }) =>
  device.engine.startOver(random.pick(['drafts', 'wishlist'] as const));

const jumpClock: Step = (device, { random }) => {
  device.clockOffset = random.below(7_200_000) - 3_600_000;
  return Promise.resolve();
};

/** Each step with its weight. */
export const steps: readonly (readonly [number, string, Step])[] = [
  [34, 'text', setText],
  [6, 'create', create],
  [7, 'color', addColor],
  [3, 'color-', removeColor],
  [6, 'photo', addPhoto],
  [5, 'photo~', changePhotos],
  [3, 'delete', deleteDraft],
  [3, 'choose', chooseOther],
  [9, 'heart', toggleWishlistEntry],
  [10, 'network', network],
  [4, 'restart', restart],
  [3, 'cut', cutStream],
  [2, 'start-over', startOver],
  [3, 'clock', jumpClock],
];
