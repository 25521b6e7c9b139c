import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
	index("routes/home.tsx"),
	route("categories/:slug", "routes/category.tsx"),
	route("products/:slug", "routes/product.tsx"),
	route("variant/:id", "routes/variant.tsx"),

	route("about", "routes/about.tsx"),
	route("faq", "routes/faq.tsx"),
	route("blog", "routes/blog.tsx"),
	route("blog/:slug", "routes/article.tsx"),
	route("contact", "routes/contact.tsx"),
	route("terms", "routes/terms.tsx"),
	route("privacy", "routes/privacy.tsx"),
	route("legal", "routes/legal.tsx"),
	route("supplierInfo", "routes/supplier-info.tsx"),

	route("locale", "routes/locale.tsx"),
	route("robots.txt", "routes/robots.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
