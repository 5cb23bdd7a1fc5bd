import { checklists } from '#domain/cases/case-terms.ts';
import { jpegOf, uploader } from '#tests/factories/uploads.ts';
import type { Person, Stage } from './stage.ts';

const damaged = checklists.DAMAGED;

/** Uploads the photos that a complaint requires of the buyer, and returns their keys. */
async function uploadPhotos({ api, tokenOf }: Stage): Promise<readonly string[]> {
  const client = uploader(api, await tokenOf('buyer'));
  const keys: string[] = [];
  for (let seed = 1; seed <= damaged.photos; seed += 1) {
    const answer = await client.send(await jpegOf(seed, 1200, 900));
    const { mediaKey } = answer.json<{ readonly mediaKey: string | null }>();
    if (mediaKey === null) throw new Error(`A photo was not taken: ${answer.body}`);
    keys.push(mediaKey);
  }
  return keys;
}

export const complain = async (stage: Stage) => {
  const checks = damaged.questions.map((question) => `{ question: ${question}, answer: NO }`);
  return await stage.run(
    'buyer',
    `openCase(orderUuid: "${stage.orderUuid}", reason: DAMAGED, wish: FULL_REFUND, checks: [${checks.join()}],
      photos: ${JSON.stringify(await uploadPhotos(stage))},
      description: "Eén van de poten is gebroken. Op de foto’s was daar niets van te zien.")`,
  );
};

export const answer = async (stage: Stage) =>
  stage.run(
    'seller',
    `answerCase(uuid: "${await stage.caseUuid()}", photos: [], text: "Hij was heel toen hij vertrok.")`,
  );

export const propose = (needsReturn: boolean) => async (stage: Stage) =>
  stage.run(
    'seller',
    `proposeInCase(uuid: "${await stage.caseUuid()}", refund: 40, needsReturn: ${needsReturn},
      ${needsReturn ? 'returnPaidBy: SELLER,' : ''} text: "Ik laat de poot maken en betaal je een deel terug.")`,
  );

export const accept = async (stage: Stage) => {
  const uuid = await stage.caseUuid();
  const { proposal_id } = await stage.api.db
    .selectFrom('cases')
    .select('proposal_id')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  return await stage.run('buyer', `acceptCaseProposal(uuid: "${uuid}", proposalUuid: "${proposal_id}")`);
};

export const change = (who: Person, event: string, text?: string) => async (stage: Stage) =>
  stage.run(
    who,
    `changeCase(uuid: "${await stage.caseUuid()}", event: ${event}${text === undefined ? '' : `, text: "${text}"`})`,
  );

export const decide = (who: Person) => async (stage: Stage) =>
  stage.run(
    who,
    `decideCase(uuid: "${await stage.caseUuid()}", refund: 40, needsReturn: false, ground: SHARED,
      text: "De schade is er, maar het stuk is goed bruikbaar.")`,
  );
