import { ownNumbers } from "../../contract/team";
import { type App, answer } from "../platform/http";
import { articleOfNumber, deleteNumber, listNumbers, storeNumbers } from "./stored-numbers";

export function ownNumbersRoutes(app: App): void {
	answer(app, ownNumbers.list, (request) => listNumbers(request, request.query));
	answer(app, ownNumbers.find, (request) => articleOfNumber(request, request.params.number));
	answer(app, ownNumbers.store, async (request) => ({ count: await storeNumbers(request, request.body.lines) }));
	answer(app, ownNumbers.delete, async (request) => {
		await deleteNumber(request, Number(request.params.variant));
		return {};
	});
}
