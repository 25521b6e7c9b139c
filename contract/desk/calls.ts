import type { Call } from "../call";
import { deskGoods } from "./catalogue";
import { deskClaims } from "./claims";
import { deskCompanies } from "./companies";
import { deskDeliveries } from "./deliveries";
import { deskImports } from "./imports";
import { deskInvoices } from "./invoices";
import { deskOrders } from "./orders";
import { deskRequests } from "./requests";
import { deskStaff } from "./staff";
import { deskSystem } from "./system";
import { deskToday } from "./today";

/**
 * Calls of staff and their systems, with a key as bearer token (docs/systems.md). They are no part of what a company's own backend
 * implements. Those of an import are in backend/desk.
 */
export const deskCalls: readonly Call[] = [
	deskOrders,
	deskDeliveries,
	deskInvoices,
	deskClaims,
	deskRequests,
	deskCompanies,
	deskGoods,
	deskImports,
	deskSystem,
	deskToday,
	deskStaff,
].flatMap((group) => Object.values<Call>(group));
