import type { QuestionKind } from '#domain/question/question-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** A question to a seller, who replies by email to the asker's address. */
interface QuestionsTable {
  id: string;
  product_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  kind: QuestionKind;
  /** Empty when the asker gave none. */
  name: string;
  email: string;
  message: string;
  /** The days proposed for a viewing, YYYY-MM-DD; empty for a question. */
  days: string[];
  created_at: Timestamp;
}

export interface QuestionTables {
  questions: QuestionsTable;
}
