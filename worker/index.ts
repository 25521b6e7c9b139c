import * as build from "virtual:remix/server-build";
import { Hono } from "hono";
import { requireCanonicalPath, requireHttps } from "./canonical-path/canonical-path";
import { limitConcurrency } from "./concurrency-limit/concurrency-limit";
import type { Shop } from "./context/context";
import { answerCookieCheck, checkFirstCookies } from "./cookie-check/cookie-check";
import { identifyReader } from "./cookies/cookies";
import { separateDesk } from "./desk-host/desk-host";
import { cachePage, serveCachedPage } from "./edge-cache/edge-cache";
import { serveFiles } from "./files/files";
import { openLiveCart } from "./live-carts/live-carts";
import { passOrderMessages } from "./order-messages/order-messages";
import { checkOrigin } from "./origin-check/origin-check";
import { passPaymentMessages } from "./payment-messages/payment-messages";
import { cachePrefetchedData } from "./prefetch/prefetch";
import { passProcurementMessages } from "./procurement-messages/procurement-messages";
import { purgeCaches } from "./purge/purge";
import { limitRates } from "./rate-limits/rate-limits";
import { checkSettings } from "./refusals/out-of-service";
import { renderPages } from "./remix/remix";
import { readBody } from "./request-body/request-body";
import { answerError, logRequest } from "./request-log/request-log";
import { setSecurityHeaders } from "./security-headers/security-headers";

/** The Durable Objects in wrangler.toml: one per open cart, and one per network. */
export { CartChannel } from "./live-carts/cart-channel";
export { NetworkSockets } from "./live-carts/network-sockets";
export { LogWriter } from "./request-log/log-writer";

/** Every request passes these in this order until one answers. Middleware that sets headers and cookies does so on the way back. */
const shop = new Hono<Shop>()
	.use(setSecurityHeaders)
	.use(logRequest)
	.use(requireHttps)
	.use(checkSettings)
	.use(passPaymentMessages)
	.use(passOrderMessages)
	.use(passProcurementMessages)
	.use(purgeCaches)
	.use(checkFirstCookies)
	.use(identifyReader)
	.use(separateDesk)
	.use(cachePrefetchedData)
	.use(serveCachedPage)
	.use(readBody)
	.use(checkOrigin)
	.use(serveFiles)
	.use(openLiveCart)
	.use(requireCanonicalPath)
	.use(answerCookieCheck)
	.use(limitRates)
	.use(cachePage)
	.use(limitConcurrency)
	.use(renderPages(build))
	.onError(answerError);

export default { fetch: (request, env, execution) => shop.fetch(request, env, execution) } satisfies ExportedHandler<Shop["Bindings"]>;
