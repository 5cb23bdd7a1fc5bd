import { createHash } from 'node:crypto';
import type { Cents } from '#domain/money/cents.ts';
import type { BankAccount } from '#domain/payouts/payout-account.ts';
import { isIban } from '#domain/seller/bank.ts';

interface SepaTransfer {
  /** The id of our payout. */
  readonly reference: string;
  readonly amount: Cents;
  readonly account: BankAccount;
  readonly description: string;
}

export interface SepaFile {
  readonly debtor: BankAccount;
  readonly transfers: readonly SepaTransfer[];
  readonly created: Date;
  /** The requested execution date, YYYY-MM-DD. */
  readonly executionDay: string;
}

/**
 * Builds a SEPA credit transfer file (ISO 20022, pain.001.001.09) to upload at the bank. The same transfers result in
 * the same message id, so that the bank rejects a duplicate. Throws RangeError without transfers, for an invalid
 * amount, or for an account number with a wrong checksum.
 */
export function sepaFile({ debtor, transfers, created, executionDay }: SepaFile): string {
  if (transfers.length === 0) throw new RangeError('A file needs a transfer.');
  for (const { amount, account } of [...transfers, { amount: 1, account: debtor }]) {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount.`);
    if (!isIban(account.iban)) throw new RangeError('An account number fails its checksum.');
  }
  const sum = euros(transfers.reduce((total, { amount }) => total + amount, 0));
  const id = messageId(transfers);
  const counted = [element('NbOfTxs', String(transfers.length)), element('CtrlSum', sum)];
  const head = group('GrpHdr', [
    ...[element('MsgId', id), element('CreDtTm', created.toISOString().slice(0, 19)), ...counted],
    group('InitgPty', [element('Nm', sepaText(debtor.holder, 70))]),
  ]);
  const payment = group('PmtInf', [
    ...[element('PmtInfId', id), element('PmtMtd', 'TRF'), ...counted],
    group('PmtTpInf', [group('SvcLvl', [element('Cd', 'SEPA')])]),
    group('ReqdExctnDt', [element('Dt', executionDay)]),
    group('Dbtr', [element('Nm', sepaText(debtor.holder, 70))]),
    accountOf('DbtrAcct', debtor),
    group('DbtrAgt', [group('FinInstnId', [group('Othr', [element('Id', 'NOTPROVIDED')])])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  ]);
  const document = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${group('CstmrCdtTrfInitn', [head, payment])}</Document>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

function transferOf({ reference, amount, account, description }: SepaTransfer): string {
  return group('CdtTrfTxInf', [
    group('PmtId', [element('EndToEndId', reference.replaceAll('-', ''))]),
    group('Amt', [`<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`]),
    group('Cdtr', [element('Nm', sepaText(account.holder, 70))]),
    accountOf('CdtrAcct', account),
    group('RmtInf', [element('Ustrd', sepaText(description, 140))]),
  ]);
}

const accountOf = (name: string, { iban }: BankAccount) =>
  group(name, [group('Id', [element('IBAN', iban)])]);

function messageId(transfers: readonly SepaTransfer[]): string {
  const references = transfers.map(({ reference }) => reference).sort();
  return `HERV${createHash('sha256').update(references.join()).digest('hex').slice(0, 28)}`;
}

const euros = (cents: Cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Letters that do not decompose into a base letter and an accent. Banks compare the name with that of the account, so
 * they must be transliterated instead of dropped.
 */
const spelled: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i', '’': "'", '‘': "'" },
};

/**
 * Reduces a text to the SEPA character set (EPC217-08): accents are dropped, other characters become spaces. The
 * result neither begins nor ends with a slash, and contains no two in a row.
 */
function sepaText(text: string, longest: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ]/g, (letter) => spelled[letter] ?? letter);
  const clean = plain
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, longest)
    .replace(/[/ ]+$/, '');
  return clean === '' ? '-' : clean;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;' };

const element = (name: string, text: string) =>
  `<${name}>${text.replace(/[&<>']/g, (letter) => escapes[letter] ?? letter)}</${name}>`;

const group = (name: string, parts: readonly string[]) => `<${name}>${parts.join('')}</${name}>`;
