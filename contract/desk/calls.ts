import type { Call } from "../call";
import { deskBank } from "./bank";
import { deskGoods } from "./catalogue";
import { deskClaims } from "./claims";
import { deskCompanies } from "./companies";
import { deskArticles, deskCompany, deskContact, deskHours, deskPages, deskPromotions, deskQuestions, deskTopics } from "./content";
import { deskDeliveries } from "./deliveries";
import { deskFigures } from "./figures";
import { deskImports } from "./imports";
import { deskInvoices } from "./invoices";
import { deskCosts, deskOrders } from "./orders";
import { deskPasskeys } from "./passkeys";
import { deskConnections } from "./procurement/connections";
import { deskNotices } from "./procurement/notices";
import { deskPurchases } from "./purchases";
import { deskReminders } from "./reminders";
import { deskRequests } from "./requests";
import { deskLog, deskStaff } from "./staff";
import { deskStatements } from "./statements";
import { deskSystem } from "./system";
import { deskToday } from "./today";

/**
 * Calls of staff and their systems, with a key as bearer token (docs/systems.md). They are no part of what a company's own backend
 * implements. Those of an import are in backend/desk.
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
	deskConnections,
	deskNotices,
	deskStatements,
	deskGoods,
	deskImports,
	deskSystem,
	deskToday,
	deskFigures,
	deskStaff,
	deskLog,
	deskPasskeys,
	deskArticles,
	deskQuestions,
	deskTopics,
	deskPromotions,
	deskHours,
	deskContact,
	deskCompany,
	deskPages,
].flatMap((group) => Object.values<Call>(group));
