import { redirect } from "@remix-run/cloudflare";
import { logOut } from "../sign-in/log-out.server";

export const action = logOut;

export const loader = () => redirect("/", 303);
