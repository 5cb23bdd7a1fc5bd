import { isInPerson } from '#domain/orders/delivery-life-cycle.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import {
  type AppointmentActor,
  type AppointmentEvent,
  type AppointmentParts,
  type AppointmentState,
  appointmentLifeCycle,
} from '#domain/pickups/appointment.ts';
import type { CommandScope } from '../../command.ts';
import {
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { setAgreedClock } from '../orders/public/clock.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { recordAppointment } from '../orders/public/record-delivery.ts';
import { type AppointmentChange, appointmentChanged } from './events.ts';
import type { Appointment } from './store.ts';

type Line = OwnDelivery['line'];

export interface AppointmentTransition {
  /** Its delivery's row is locked by the caller. */
  readonly line: Line;
  readonly appointment: Appointment;
  readonly event: AppointmentEvent;
  readonly actor: AppointmentActor;
  /** For `accept`. */
  readonly moment?: Date;
}

/** Throws ObjectDoesNotExistError where a product is not handed over in person. */
export function assertInPerson({ delivery }: Line): void {
  if (!isInPerson(delivery.delivery_type)) throw new ObjectDoesNotExistError();
}

/** The facts that the guards of the appointment need. */
export function factsOf({ delivery }: Line, now: Date): AppointmentParts['facts'] {
  const { appointment_at: at } = delivery;
  return { isToday: at !== null && amsterdamDay(at) === amsterdamDay(now) };
}

/**
 * Runs one transition of the appointment in the caller's transaction. Throws UserHasNoObjectPermissionError for the
 * other side, ValidationError for a state or a guard that does not fit.
 */
export async function transitionAppointment(
  scope: CommandScope,
  transition: AppointmentTransition,
): Promise<void> {
  const { line, appointment, event, actor } = transition;
  if (line.delivery.status !== 'PENDING') throw new ValidationError('wrong_state');
  const situation = { id: line.delivery.id, state: appointment.state, event, actor };
  await runTransition(
    scope,
    writerOf(transition),
    { ...situation, facts: factsOf(line, scope.now) },
    (refusal) =>
      refusal === 'actor_not_allowed'
        ? new UserHasNoObjectPermissionError(refusal)
        : new ValidationError(refusal),
  );
}

function changeOf(event: AppointmentEvent, from: AppointmentState): AppointmentChange {
  if (event === 'accept') return 'FIXED';
  if (event === 'keep') return 'KEPT';
  return from === 'fixed' || from.startsWith('move_') ? 'MOVE_PROPOSED' : 'PROPOSED';
}

function writerOf({
  line,
  appointment,
  event,
  moment,
}: AppointmentTransition): TransitionWriter<AppointmentParts> {
  const what = changeOf(event, appointment.state);
  const notify = async (scope: CommandScope, side: OrderSide) =>
    await scope.emit(appointmentChanged, { orderProductId: line.product.id, what, side });
  return {
    lifeCycle: appointmentLifeCycle,
    write: async ({ tx, now }, id, state) => {
      // No transition leads back to the initial state.
      if (state === 'none') return;
      const version = appointment.version + (event === 'accept' ? 1 : 0);
      await tx
        .insertInto('pickup_appointments')
        .values({ delivery_id: id, state, version, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('delivery_id').doUpdateSet({ state, version, updated_at: now }),
        )
        .execute();
    },
    effects: {
      fix: async (scope, deliveryId) => {
        if (moment === undefined)
          throw new Error(`The appointment of delivery ${deliveryId} is fixed without a moment.`);
        await recordAppointment(scope, deliveryId, moment);
        await setAgreedClock(scope, deliveryId);
      },
      notify_buyer: (scope) => notify(scope, 'buyer'),
      notify_seller: (scope) => notify(scope, 'seller'),
    },
  };
}
