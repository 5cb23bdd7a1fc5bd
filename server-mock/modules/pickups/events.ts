/**
 * The appointment of a hand-over changed, for one of its sides. Payload `{ orderProductId, what, side }`, `what` being
 * one of `appointmentChanges`.
 */
export const appointmentChanged = 'pickup.appointment_moved';

export const appointmentChanges = ['PROPOSED', 'MOVE_PROPOSED', 'FIXED', 'KEPT'] as const;
export type AppointmentChange = (typeof appointmentChanges)[number];
