import type { Call } from "../call";
import { deskBank } from "./bank";
import { deskClaims } from "./claims";
import { deskCompanies } from "./companies";
import { deskCosts } from "./costs";
import { deskDeliveries } from "./deliveries";
import { deskFigures } from "./figures";
import { deskInvoices } from "./invoices";
import { deskOrders } from "./orders";
import { deskPurchases } from "./purchases";
import { deskReminders } from "./reminders";
import { deskRequests } from "./requests";
import { deskStaff } from "./staff";
import { deskStatements } from "./statements";
import { deskSystem } from "./system";
import { deskToday } from "./today";

/**
 * Calls of staff and their systems, with a key as bearer token (docs/systems.md). They are no part of what a company's own backend
 * implements. Those of the catalogue are in backend/desk.
 */
export const deskCalls: readonly Call[] = [
	deskOrders,
	deskCosts,
	deskDeliveries,
	deskInvoices,
	deskPurchases,
	deskReminders,
	deskBank,
	deskClaims,
	deskRequests,
	deskCompanies,
	deskStatements,
	deskSystem,
	deskToday,
	deskFigures,
	deskStaff,
].flatMap((group) => Object.values<Call>(group));
