/** Events of an order (docs/orders.md). Removing a type breaks the systems that read it. */
export const eventTypes = [
	"order.created",
	"order.confirmed",
	"order.dates_confirmed",
	"order.changed",
	"order.cancelled",
	"order.done",
	"delivery.shipped",
	"delivery.withdrawn",
	"invoice.issued",
	"invoice.part_paid",
	"invoice.paid",
	"credit.issued",
	"payment.refunded",
	"claim.opened",
	"claim.answered",
	"claim.settled",
	"claim.refused",
] as const;
export type EventType = (typeof eventTypes)[number];
