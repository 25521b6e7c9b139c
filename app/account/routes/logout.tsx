import { redirect } from "@remix-run/cloudflare";
import { logOut } from "../sign-in/log-out.server";

export const action = logOut;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export const loader = () => redirect("/", 303);
