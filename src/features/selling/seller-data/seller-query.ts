import { request } from '#src/data/graphql/client.ts';
import { MyDataDocument, ProvinceOfDocument, type SellerDataFragment } from './seller-data.gen.ts';

type SellerData = SellerDataFragment;

export interface MyData {
  readonly name: string;
  readonly email: string;
  /** Null if the person is not a seller. */
  readonly seller: SellerData | null;
}

/**
 * The person's account and seller details. Not persisted on the device: a form that starts from data older than the
 * last save would overwrite it, and bank details must not be stored there.
 */
export function myDataQuery(userId: string) {
  return {
    queryKey: ['my-data', userId],
    meta: { keep: false },
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<MyData> => {
      const { me } = await request(MyDataDocument, {}, { signal });
      if ('errorCode' in me) throw new Error(`no data of the account: ${me.errorCode}`);
      return { name: me.name, email: me.email, seller: me.seller ?? null };
    },
  };
}

/** The province of a postcode; null if it is unknown or the lookup fails. Only used as a suggestion. */
export async function provinceOf(postcode: string, country: 'NL' | 'BE'): Promise<string | null> {
  try {
    const { placeOfPostcode: answer } = await request(ProvinceOfDocument, { postcode, country });
    return 'errorCode' in answer ? null : answer.province;
  } catch {
    return null;
  }
}
