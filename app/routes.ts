import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
	index("routes/home.tsx"),

	route("locale", "routes/locale.tsx"),
	route("robots.txt", "routes/robots.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
