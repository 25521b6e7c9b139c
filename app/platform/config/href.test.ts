import { expect, test } from "vitest";
import { href } from "./href";

test("a path without parameters is its pattern", () => {
	expect(href("/")).toBe("/");
	expect(href("/users/orders")).toBe("/users/orders");
});

test("values fill the parameters, encoded", () => {
	expect(href("/users/orders/:uuid/:file", { uuid: "u1", file: "a b.pdf" })).toBe("/users/orders/u1/a%20b.pdf");
});

test("other values become the query, without those that are missing", () => {
	expect(href("/products/:slug", { slug: "ipe-200", showVariant: 7, image: null, page: undefined })).toBe(
		"/products/ipe-200?showVariant=7",
	);
	expect(href("/users/login", { returnTo: "/cart/u1?a=b" })).toBe("/users/login?returnTo=%2Fcart%2Fu1%3Fa%3Db");
});

test("the compiler knows patterns and their parameters", () => {
	// @ts-expect-error No such route.
	href("/nowhere");
	// @ts-expect-error The uuid is missing.
	href("/cart/:uuid", {});
});
