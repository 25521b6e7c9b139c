import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import { type ServiceHours, usualHours } from "../../../contract/values/service-hours";
import { isServiceOpen } from "../config/service-hours";
import { hoursText } from "../i18n/hours-text";
import { optional, unnoted } from "./deferred.server";
import { orNull } from "./errors.server";

interface Service {
	service: ServiceHours;
	/** The week in words. */
	hours: string;
	/** Somebody answers now. */
	isOpen: boolean;
}

/** When somebody answers the phone. If the backend does not say so in time, the usual hours apply. */
export async function readServiceHours(context: AppLoadContext): Promise<Service> {
	const found = await unnoted(context, optional(context, orNull(context.backend(content.company))));
	const service = found?.value?.hours ?? usualHours;
	return { service, hours: hoursText(service, context.market), isOpen: isServiceOpen(new Date(), service) };
}
