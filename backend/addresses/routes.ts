import { addresses } from "../../contract/users";
import { type App, answer } from "../platform/http";
import { addressById, allAddresses } from "./address-rows";
import { changeAddress, createAddress, deleteAddress, setDefault } from "./change-addresses";

export function addressesRoutes(app: App): void {
	answer(app, addresses.all, (request) => allAddresses(request, request.query));
	answer(app, addresses.byId, (request) => addressById(request, request.params.uuid));
	answer(app, addresses.create, (request) => createAddress(request, request.body));
	answer(app, addresses.change, (request) => changeAddress(request, request.params.uuid, request.body));
	answer(app, addresses.delete, (request) => deleteAddress(request, request.params.uuid));
	answer(app, addresses.setDefault, (request) => setDefault(request, request.params.uuid, request.body));
}
