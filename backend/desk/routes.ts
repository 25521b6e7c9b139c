import { deskBank } from "../../contract/desk/bank";
import { deskClaims } from "../../contract/desk/claims";
import { deskCompanies } from "../../contract/desk/companies";
import { deskDeliveries } from "../../contract/desk/deliveries";
import { deskFigures } from "../../contract/desk/figures";
import { deskInvoices } from "../../contract/desk/invoices";
import { deskCosts, deskOrders } from "../../contract/desk/orders";
import { deskPasskeys } from "../../contract/desk/passkeys";
import { deskPurchases } from "../../contract/desk/purchases";
import { deskReminders } from "../../contract/desk/reminders";
import { deskRequests } from "../../contract/desk/requests";
import { deskLog, deskStaff } from "../../contract/desk/staff";
import { deskStatements } from "../../contract/desk/statements";
import { deskSystem } from "../../contract/desk/system";
import { deskToday } from "../../contract/desk/today";
import { bookEntries, setEntriesAside, storeBankFile, waitingEntries } from "../bank/bank-entries";
import { assignKept, keptPayments, returnKept } from "../bank/kept-payments";
import { cancelOrder } from "../changes/cancel-order";
import { changeOrder, previewChange } from "../changes/change-order";
import { acceptChange, declineChange } from "../changes/requests";
import { answerClaim } from "../claims/answer-claim";
import { vatRegister } from "../companies/vies";
import { answerRequest, closeRequest, noteRequest, previewQuotation } from "../content/answer-request";
import { addHeats } from "../deliveries/add-heats";
import { addPhotograph } from "../deliveries/add-photograph";
import { attachCertificate, certify } from "../deliveries/certify";
import { confirmDates } from "../deliveries/confirm-dates";
import { orderToDeliver } from "../deliveries/order-to-deliver";
import { finish, ship } from "../deliveries/ship";
import { invoiceFile } from "../invoices/invoice-file";
import { creditInvoice, issueInvoice, noteInvoicePayment } from "../invoices/issue";
import { previewReminders, sendReminders } from "../invoices/reminders";
import { invoiceAnswer } from "../invoices/stored-invoices";
import { differenceAnswer } from "../orders/cart-answer";
import { orderByNumber } from "../orders/stored-cart";
import { refundOrder } from "../payments/refund";
import type { App } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { buy, expectPurchase, mailPurchase, setSupplierEmail } from "../purchases/buy";
import { neededGoods } from "../purchases/needed";
import { purchasePaper } from "../purchases/purchase-paper";
import { purchases, storedPurchase } from "../purchases/stored-purchases";
import { confirmApp, newApp } from "../staff/app";
import { changeRoles, endSession, invite, members, ownPage, removeMember, signOut } from "../staff/members";
import { addPasskey, beginPasskey, passkeysOf, removePasskey } from "../staff/passkeys";
import { addWebhook, failedDeliveries, removeWebhook, resend, webhooks } from "../webhooks/registered";
import { deskTask, deskUpload, deskView } from "./bind";
import { catalogueLimit, catalogueRoutes } from "./catalogue-routes";
import { companyAtDesk, declineDocumentOf, revokeOrderKey, setBlock, setLimit, verifyCompany } from "./companies";
import { connectionRoutes } from "./connections";
import { contentRoutes } from "./content";
import { costsOfOrder, costsOfQuotation } from "./costs";
import { eventsAfter, ordersAfter } from "./feed";
import { figuresOf } from "./figures";
import { goodsRoutes } from "./goods/routes-of-goods";
import { keyGuard } from "./guard";
import { indexTask } from "./index-task";
import { apiKeys, makeKey, revokeKey } from "./keys";
import { claimAtDesk, claimsAtDesk } from "./lists/claims";
import { companiesAtDesk } from "./lists/companies";
import { invoicesAtDesk } from "./lists/invoices";
import { ordersAtDesk } from "./lists/orders";
import { owedCertificates } from "./lists/owed-certificates";
import { requestAtDesk, requestsAtDesk } from "./lists/requests";
import { statementOf } from "./lists/statements";
import { failedMails, resendMail } from "./mails";
import { orderAtDesk } from "./orders";
import { companyPrices, setCompanyPrices } from "./prices";
import { releaseHolder, reviewOrder } from "./review";
import { addSynonym, removeSynonym, searchesAtDesk } from "./searches";
import { submissionGuard } from "./submissions";
import { deskOfToday } from "./today";
import { logFor, takeBack } from "./undo/take-back";

/**
 * Routes for staff and their systems (docs/orders.md, docs/systems.md): JSON calls with a key as a bearer token. Their contract is
 * contract/desk. It is no part of the contract between shop and backend, which a company's own backend implements.
 */
export function deskRoutes(app: App): void {
	app.use("/desk/*", keyGuard);
	app.on("POST", "/desk/catalogue/*", catalogueLimit);
	app.use("/desk/*", submissionGuard);
	deskView(app, deskToday.today, ({ db, locale }) => deskOfToday(db, locale));
	figureRoutes(app);
	peopleRoutes(app);
	logRoutes(app);
	systemRoutes(app);
	orderRoutes(app);
	invoiceRoutes(app);
	reminderRoutes(app);
	bankRoutes(app);
	companyRoutes(app);
	claimRoutes(app);
	purchaseRoutes(app);
	requestRoutes(app);
	catalogueRoutes(app);
	contentRoutes(app);
	connectionRoutes(app);
	goodsRoutes(app);
}

function figureRoutes(app: App): void {
	deskView(app, deskFigures.figures, ({ db, locale, query }) => figuresOf(db, locale, query));
	deskView(app, deskFigures.searches, ({ db, locale }) => searchesAtDesk(db, locale));
	indexTask(app, deskFigures.addSynonym, ({ db, body }) => addSynonym(db, body));
	indexTask(app, deskFigures.removeSynonym, ({ db, number }) => removeSynonym(db, Number(number)));
}

function peopleRoutes(app: App): void {
	deskView(app, deskStaff.current, ({ db, member }) => ownPage(db, member()));
	deskTask(app, deskStaff.signOut, ({ db, member }) => signOut(db, member()));
	deskTask(app, deskStaff.endSession, ({ db, member, number }) => endSession(db, member(), number.toLowerCase()));
	deskTask(app, deskStaff.newApp, async ({ db, member }) => newApp((await ownPage(db, member())).email));
	deskTask(app, deskStaff.confirmApp, ({ db, locale, member, body }) => confirmApp(db, member().id, locale, body));
	deskView(app, deskPasskeys.list, ({ db, member }) => passkeysOf(db, member().id));
	deskTask(app, deskPasskeys.begin, ({ db, env, member, body: { host, password } }) =>
		beginPasskey(db, member().id, { origin: shopOrigin(env, host), password }),
	);
	deskTask(app, deskPasskeys.add, ({ db, locale, member, body }) => addPasskey(db, member().id, locale, body));
	deskTask(app, deskPasskeys.remove, ({ db, member, number }) => removePasskey(db, member().id, Number(number)));
	deskView(app, deskStaff.members, ({ db }) => members(db));
	deskTask(app, deskStaff.invite, ({ db, env, body: { host, shop, ...person }, locale }) =>
		invite(db, { ...person, desk: shopOrigin(env, host), shop: shop === undefined ? "" : shopOrigin(env, shop), locale }),
	);
	deskTask(app, deskStaff.change, ({ db, number, body }) => changeRoles(db, Number(number), body.roles));
	deskTask(app, deskStaff.remove, ({ db, number }) => removeMember(db, Number(number)));
}

function logRoutes(app: App): void {
	deskView(app, deskLog.list, ({ db, staff, member, query }) => logFor(db, staff === null ? null : member(), query.page));
	// An undo may change goods.
	indexTask(app, deskLog.undo, ({ db, number, member }) => takeBack(db, member(), Number(number)));
}

function systemRoutes(app: App): void {
	deskView(app, deskSystem.keys, ({ db }) => apiKeys(db));
	deskTask(app, deskSystem.makeKey, ({ db, body }) => makeKey(db, body));
	deskTask(app, deskSystem.revokeKey, ({ db, number }) => revokeKey(db, Number(number)));
	deskView(app, deskSystem.webhooks, ({ db }) => webhooks(db));
	deskView(app, deskSystem.failedMessages, ({ db, number }) => failedDeliveries(db, Number(number)));
	deskTask(app, deskSystem.addWebhook, ({ env, body }) => addWebhook(env, body));
	deskTask(app, deskSystem.removeWebhook, ({ db, number }) => removeWebhook(db, Number(number)));
	deskTask(app, deskSystem.resendMessages, ({ db, number, body }) => resend(db, Number(number), body));
	deskView(app, deskSystem.failedMails, ({ env }) => failedMails(env));
	deskTask(app, deskSystem.resendMail, ({ db, number }) => resendMail(db, Number(number)));
}

function orderRoutes(app: App): void {
	deskView(app, deskOrders.events, ({ db, query }) => eventsAfter(db, query));
	deskView(app, deskOrders.sent, ({ db, query }) => ordersAfter(db, query));
	// Before the order of a number.
	deskView(app, deskOrders.list, ({ db, query }) => ordersAtDesk(db, query));
	deskView(app, deskOrders.byNumber, ({ db, number, reader }) => orderAtDesk(db, number, reader));
	deskView(app, deskCosts.ofOrder, ({ db, number }) => costsOfOrder(db, number));
	deskTask(app, deskOrders.review, ({ db, number, body }) => reviewOrder(db, number, body));
	deskTask(app, deskOrders.previewChange, async ({ db, number, body, reader }) => {
		const { obstacle, ...difference } = await previewChange(db, number, body, reader);
		return { ...differenceAnswer(difference), obstacle };
	});
	deskTask(app, deskOrders.change, ({ db, number, staff, body }) => changeOrder(db, number, body, staff));
	deskTask(app, deskOrders.acceptChange, ({ db, number, staff, body }) => acceptChange(db, number, body, staff));
	deskTask(app, deskOrders.declineChange, ({ db, number, staff, body }) => declineChange(db, number, body, staff));
	deskTask(app, deskOrders.cancel, ({ db, number, body }) => cancelOrder(db, number, body));
	deskTask(app, deskOrders.refund, ({ env, number, body }) => refundOrder(env, number, body));
	deskTask(app, deskOrders.releaseHolder, ({ db, number }) => releaseHolder(db, number.toLowerCase()));
	deskTask(app, deskOrders.confirmDates, async ({ db, number, body }) => confirmDates(db, await orderToDeliver(db, number), body));
	deskTask(app, deskOrders.ship, async ({ db, number, body, undoBy }) => {
		const { number: delivery, replaced } = await ship(db, await orderToDeliver(db, number), body);
		undoBy(replaced && { kind: "delivery", number: delivery, ...replaced });
		return { number: delivery };
	});
	deskTask(app, deskOrders.finish, async ({ db, number }) => finish(db, await orderByNumber(db, number)));
	deskView(app, deskDeliveries.owed, ({ db, locale, query }) => owedCertificates(db, locale, query.page));
	deskTask(app, deskDeliveries.certify, ({ db, number, body }) => certify(db, number, body));
	deskTask(app, deskDeliveries.attach, ({ env, number, body }) => attachCertificate(env, number, body));
	deskTask(app, deskDeliveries.photograph, ({ env, number, body }) => addPhotograph(env, number, body));
	deskTask(app, deskDeliveries.addHeats, ({ db, number, body }) => addHeats(db, number, body));
}

function invoiceRoutes(app: App): void {
	deskView(app, deskInvoices.list, ({ db, query }) => invoicesAtDesk(db, query));
	deskView(app, deskInvoices.paper, ({ db, number }) => invoiceFile(db, number));
	deskTask(app, deskInvoices.issue, async ({ db, number, body, undoBy }) => {
		const invoice = await issueInvoice(db, { ...body, order: number, now: new Date() });
		undoBy(invoice.paid_on === null ? { kind: "invoice", number: invoice.number } : null);
		return invoiceAnswer(invoice);
	});
	deskTask(app, deskInvoices.credit, async ({ db, number, body }) =>
		invoiceAnswer(await creditInvoice(db, { ...body, invoice: number, now: new Date() })),
	);
	deskTask(app, deskInvoices.pay, async ({ db, number, body }) =>
		invoiceAnswer(await noteInvoicePayment(db, { ...body, invoice: number, now: new Date() })),
	);
}

function reminderRoutes(app: App): void {
	deskView(app, deskReminders.preview, async ({ db, query }) => ({ reminders: await previewReminders(db, query.numbers) }));
	deskTask(app, deskReminders.send, async ({ db, body, logAbout }) => {
		logAbout(body.reminders.map(({ number }) => number));
		return { sent: await sendReminders(db, body) };
	});
}

function bankRoutes(app: App): void {
	deskUpload(app, deskBank.upload, ({ db, content }) => storeBankFile(db, new Uint8Array(content)));
	deskView(app, deskBank.entries, ({ db, query }) => waitingEntries(db, query.page));
	deskView(app, deskBank.kept, ({ db, query }) => keptPayments(db, query.page));
	deskTask(app, deskBank.assign, async ({ db, body, logAbout }) => {
		const done = await assignKept(db, body);
		logAbout([done.number]);
		return done;
	});
	deskTask(app, deskBank.payBack, async ({ db, body, logAbout }) => {
		const done = await returnKept(db, body);
		logAbout([done.reference]);
		return done;
	});
	deskTask(app, deskBank.book, async ({ db, body, logAbout }) => {
		const paid = await bookEntries(db, body);
		logAbout(paid);
		return { paid };
	});
	deskTask(app, deskBank.setAside, async ({ db, body, undoBy }) => {
		const entries = await setEntriesAside(db, body.entries);
		undoBy(entries.length === 0 ? null : { kind: "aside", entries });
		return { count: entries.length };
	});
}

function claimRoutes(app: App): void {
	deskView(app, deskClaims.list, ({ db, query, reader }) => claimsAtDesk(db, query, reader));
	deskView(app, deskClaims.byNumber, ({ db, number, reader }) => claimAtDesk(db, number, reader));
	deskTask(app, deskClaims.answer, ({ db, number, body }) => answerClaim(db, number, body));
}

function purchaseRoutes(app: App): void {
	// Before the purchase of a number.
	deskView(app, deskPurchases.needed, ({ db, locale, query }) => neededGoods(db, locale, query));
	deskView(app, deskPurchases.list, ({ db, query }) => purchases(db, query));
	deskView(app, deskPurchases.byNumber, ({ db, locale, number }) => storedPurchase(db, number, locale));
	deskView(app, deskPurchases.paper, ({ db, number }) => purchasePaper(db, number));
	deskTask(app, deskPurchases.order, async ({ db, staff, body, logAbout }) => {
		const bought = await buy(db, body, staff);
		logAbout([bought.number]);
		return bought;
	});
	deskTask(app, deskPurchases.expect, ({ db, number, body }) => expectPurchase(db, number, body));
	deskTask(app, deskPurchases.mail, ({ db, number, body }) => mailPurchase(db, number, body));
	deskTask(app, deskPurchases.setEmail, ({ db, number, body }) => setSupplierEmail(db, number, body.email));
}

function requestRoutes(app: App): void {
	deskView(app, deskRequests.list, ({ db, query }) => requestsAtDesk(db, query));
	deskTask(app, deskRequests.note, async ({ db, env, body, logAbout }) => {
		const noted = await noteRequest(db, body, body.host === undefined ? "" : shopOrigin(env, body.host));
		logAbout([noted.number]);
		return noted;
	});
	deskView(app, deskRequests.byNumber, ({ db, number, locale, reader }) => requestAtDesk(db, number, { locale, reader }));
	deskTask(app, deskRequests.quote, ({ env, db, number, body }) => answerRequest({ db, register: vatRegister(env) }, number, body));
	deskTask(app, deskRequests.preview, ({ env, db, number, body, reader }) =>
		previewQuotation({ db, register: vatRegister(env) }, number, body, reader),
	);
	deskTask(app, deskRequests.costs, ({ db, number, body }) => costsOfQuotation(db, number, body));
	deskTask(app, deskRequests.close, ({ db, number }) => closeRequest(db, number));
}

function companyRoutes(app: App): void {
	deskView(app, deskCompanies.list, ({ db, query }) => companiesAtDesk(db, query));
	deskView(app, deskStatements.ofCompany, ({ db, number, query }) => statementOf(db, number, query));
	deskView(app, deskCompanies.byVat, ({ db, number }) => companyAtDesk(db, number));
	deskTask(app, deskCompanies.verify, ({ db, number, body }) => verifyCompany(db, number, body));
	deskTask(app, deskCompanies.declineDocument, ({ db, number, body }) => declineDocumentOf(db, number, body));
	deskTask(app, deskCompanies.revokeOrderKey, ({ db, number, body }) => revokeOrderKey(db, number, body));
	deskTask(app, deskCompanies.block, ({ db, number, body }) => setBlock(db, number, body));
	deskTask(app, deskCompanies.setLimit, async ({ db, number, body, undoBy }) => {
		const { company, undo } = await setLimit(db, number, body);
		undoBy(undo);
		return company;
	});
	deskView(app, deskCompanies.prices, ({ db, number }) => companyPrices(db, number));
	deskTask(app, deskCompanies.setPrices, ({ db, number, caller, body, logAbout }) => {
		// A dry run does nothing.
		if (body.dry_run) logAbout([]);
		return setCompanyPrices(db, number, caller, body);
	});
}
