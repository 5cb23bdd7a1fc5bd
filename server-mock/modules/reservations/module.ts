import type { ServerModule } from '../../module.ts';
import { reservationDeadlines } from './deadlines.ts';

export const reservationsModule: ServerModule = {
  name: 'reservations',
  policy: {},
  deadlineHandlers: reservationDeadlines,
};
