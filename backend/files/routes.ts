import { files } from "../../contract/claims/files";
import { type App, answer, download } from "../platform/http";
import { readFile, storeFile } from "./store";

export function filesRoutes(app: App): void {
	answer(app, files.store, (request) => storeFile(request, { ...request.query, content: new Uint8Array(request.body) }));
	download(app, files.read, (request) => readFile(request, request.params.id, request.query.key));
}
