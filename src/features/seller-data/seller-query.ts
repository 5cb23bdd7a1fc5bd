import { request } from '#src/data/graphql/client.ts';
import { MyDataDocument, ProvinceOfDocument, type SellerDataFragment } from './seller-data.gen.ts';

type SellerData = SellerDataFragment;

export interface MyData {
  readonly name: string;
  readonly email: string;
  /** Null for a person who does not sell (yet). */
  readonly seller: SellerData | null;
}

/**
 * What the server knows about a person. Not kept on the device: a form that begins with what was true before the last
 * save would send that back, and bank details have no place there.
 */
export function myDataQuery(userId: string) {
  return {
    queryKey: ['my-data', userId],
    meta: { keep: false },
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<MyData> => {
      const { me } = await request(MyDataDocument, {}, { signal });
      if ('errorCode' in me) throw new Error('not signed in');
      return { name: me.name, email: me.email, seller: me.seller ?? null };
    },
  };
}

/** The province of a postcode, or null when there is none or nobody can say: a suggestion, never needed. */
export async function provinceOf(postcode: string, country: 'NL' | 'BE'): Promise<string | null> {
  try {
    const { placeOfPostcode: answer } = await request(ProvinceOfDocument, { postcode, country });
    return 'errorCode' in answer ? null : answer.province;
  } catch {
    return null;
  }
}
