import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { Paper } from "../../contract/ordering/papers";
import { paperZip } from "./papers.server";

const order = { uuid: "00000000-0000-4000-8000-000000000001", order_number: "CB-10001" };
const day = "2026-11-20";
const papers: Paper[] = [
	{ kind: "confirmation", number: "CB-10001", day, order },
	{ kind: "certificate", number: "CB-10001-1-C1", day, order },
	{ kind: "invoice", number: "INV-10001", day, order },
];

function answering(nameOf: (path: string) => string | null, isFailing = (_path: string) => false) {
	const asked: string[] = [];
	const documents = async ({ path }: { path: string }) => {
		asked.push(path);
		if (isFailing(path)) throw new Response(null, { status: 502 });
		const name = nameOf(path);
		return new Response(path, name === null ? {} : { headers: { "Content-Disposition": `attachment; filename="${name}"` } });
	};
	return { asked, context: { documents, origin: "https://de.crossbar.example" } };
}

// Shows R14.11
it("has every paper in the folder of its order, an invoice as PDF and as XML", async () => {
	const { context } = answering((path) => `${path.split("/")[2]}.pdf`);
	const zip = paperZip(context, papers, "CB-10001");
	expect(zip.headers.get("Content-Disposition")).toBe('attachment; filename="CB-10001.zip"');
	const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
	expect(Object.keys(files)).toEqual(["confirmation-pdf", "certificate", "pdf", "ubl"].map((name) => `CB-10001/${name}.pdf`));
	expect(strFromU8(files["CB-10001/certificate.pdf"] ?? new Uint8Array())).toBe("/orders/certificate/{id}/{number}");
});

it("has the despatch advice of a delivery where the backend has one", async () => {
	const { context, asked } = answering(() => null);
	const notes = [true, false].map((has_advice): Paper => ({ kind: "delivery_note", number: "CB-10001-1", day, order, has_advice }));
	await paperZip(context, notes, "x").arrayBuffer();
	expect(asked.map((path) => path.split("/")[2])).toEqual(["delivery-note", "despatch-advice", "delivery-note"]);
});

it("takes no path from a name, and the paper's number where there is none", async () => {
	const { context } = answering((path) => (path.includes("certificate") ? null : "../../etc/a b.pdf"));
	const files = unzipSync(new Uint8Array(await paperZip(context, papers.slice(0, 2), "x").arrayBuffer()));
	expect(Object.keys(files)).toEqual(["CB-10001/..-..-etc-a-b.pdf", "CB-10001/CB-10001-1-C1"]);
});

it("asks for a paper once the one before was read, and breaks off where one is missing", async () => {
	const { context, asked } = answering(
		() => "a.pdf",
		(path) => path.includes("certificate"),
	);
	const reader = paperZip(context, papers, "x").body?.getReader();
	await reader?.read();
	expect(asked.length).toBeLessThan(papers.length);
	await expect(
		(async () => {
			for (let read = await reader?.read(); read && !read.done; read = await reader?.read());
		})(),
	).rejects.toBeDefined();
	expect(asked).toHaveLength(2);
});
