// Pictures and documents that a workbook names. npm run import reads, checks and uploads those that the backend lacks.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { unzipSync } from "fflate";
import { fetchPublic } from "./fetch-public.mjs";
import { Failure } from "./process.mjs";

/** Maximum number of parallel fetches. */
const atOnce = 6;
/** Timeout, in ms. */
const patience = 60_000;
/** Maximum size of a fetched file, in bytes. */
const maxBytes = 20_000_000;

/**
 * Reads the files named in the sheets pictures and documents, from the workbook's folder or https addresses.
 * @param {{ name: string, rows: { cells: string[] }[] }[]} tables
 * @param {string} workbook a workbook, a folder or a zip
 * @param {(content: Uint8Array) => { type: string } | string} mediumOf the type of a file, or why it is refused
 * @returns by the cells that name them: digest and type, or why a file is refused; and a function that reads a file's content
 */
export async function readMedia(tables, workbook, mediumOf) {
	const names = new Set(tables.filter(({ name }) => name === "pictures" || name === "documents").flatMap(filesIn));
	const kept = mkdtempSync(join(tmpdir(), "crossbar-import-"));
	process.once("exit", () => rmSync(kept, { recursive: true, force: true }));
	const readLocal = readerOf(workbook, names);
	const files = new Map();
	/** Reads a file again by its digest, so that thousands of photographs are not in memory at once. */
	const contents = new Map();
	const waiting = [...names];
	const work = async () => {
		for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
			const isAddress = /^https?:/i.test(name);
			const content = isAddress ? await fetchPublic(name, { most: maxBytes, patience }) : readLocal(name);
			const medium = typeof content === "string" ? content : mediumOf(content);
			if (typeof medium === "string") {
				files.set(name, medium);
				continue;
			}
			const digest = createHash("sha256").update(content).digest("hex");
			if (isAddress) writeFileSync(join(kept, digest), content);
			const known = name;
			contents.set(digest, { name, read: isAddress ? () => readFileSync(join(kept, digest)) : () => readLocal(known) });
			files.set(name, { digest, type: medium.type });
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return { files, contentOf: (digest) => contents.get(digest).read(), nameOf: (digest) => contents.get(digest).name };
}

/** @returns the values of the column file */
function filesIn({ rows: [head, ...rows] }) {
	const at = head?.cells.findIndex((cell) => cell.trim().toLowerCase() === "file") ?? -1;
	return at < 0 ? [] : rows.flatMap(({ cells }) => cells[at] || []);
}

/** Reads files in the workbook's folder, and nothing outside. */
function readerOf(workbook, names) {
	if (/\.zip$/i.test(workbook)) {
		const zip = new Uint8Array(readFileSync(workbook));
		const paths = [];
		unzipSync(zip, { filter: ({ name }) => paths.push(name) < 0 });
		// In a zip all files may be in one folder.
		const pathsOf = (name) => (paths.includes(name) ? [name] : paths.filter((path) => path.endsWith(`/${name}`)));
		const found = new Map([...names].map((name) => [name, pathsOf(name.replaceAll("\\", "/"))]));
		const wanted = new Set([...found.values()].filter(({ length }) => length === 1).flat());
		const entries = unzipSync(zip, { filter: ({ name }) => wanted.has(name) });
		return (name) => {
			const [path, ...others] = found.get(name) ?? [];
			if (path === undefined) return "is not in the zip";
			return others.length > 0 ? `is there several times in the zip: ${[path, ...others].join(", ")}` : entries[path];
		};
	}
	return (name) => {
		const { path, isWithin } = besideOf(workbook, name);
		if (!isWithin) return "is not in the folder of the workbook";
		return isFile(path) ? readFileSync(path) : `is not there: ${path}`;
	};
}

function besideOf(workbook, name) {
	const folder = resolve(statSync(workbook).isDirectory() ? workbook : dirname(workbook));
	const path = resolve(folder, name.replaceAll("\\", "/"));
	return { path, isWithin: !relative(folder, path).startsWith("..") };
}

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** Whether a file that a catalogue names is in its folder. */
export function isBeside(catalogue, name) {
	const { path, isWithin } = besideOf(catalogue, name);
	return isWithin && isFile(path);
}

/**
 * Uploads what the backend lacks, each picture after its smaller versions.
 * @param {string[]} digests
 * @param {boolean} isRemade uploads everything, with new smaller versions
 * @param {{ contentOf: (digest: string) => Uint8Array, nameOf: (digest: string) => string }} files
 * @param {(digests: string[]) => Promise<{ missing: string[] }>} ask
 * @param {(path: string, content: Uint8Array) => Promise<void>} put
 * @returns the number of uploaded files
 */
export async function uploadMedia(digests, isRemade, { contentOf, nameOf }, ask, put) {
	const missing = [];
	for (let at = 0; at < digests.length; at += 1000) {
		const asked = digests.slice(at, at + 1000);
		const answer = await ask(asked);
		missing.push(...(isRemade ? asked : answer.missing));
	}
	if (missing.length === 0) return 0;
	const smaller = await smallerPictures();
	for (const digest of missing) {
		const content = contentOf(digest);
		for (const { width, picture } of smaller(content, nameOf(digest))) await put(`${digest}/${width}`, picture);
		await put(digest, content);
	}
	return missing.length;
}

/** Widths in px: for thumbnails in lists, and for the product page. */
const widths = [400, 1600];

/** libvips applies the camera's orientation and colour profile. */
async function smallerPictures() {
	const { default: load } = await import("wasm-vips");
	const vips = await load({ dynamicLibraries: [] });
	return (content, name) => {
		if (content[0] === 0x25) return []; // %PDF
		try {
			return smallerOf(vips, content);
		} catch (error) {
			throw new Failure(`${name} is damaged: ${error.message.trim()}\nMend it, or leave it out of the sheet.`);
		}
	};
}

function smallerOf(vips, content) {
	return widths.flatMap((width) => {
		const image = vips.Image.thumbnailBuffer(content, width, { size: "down", height: 10_000 });
		const picture = image.writeToBuffer(".webp", { Q: 82, keep: "none" });
		image.delete();
		return picture.length < content.length ? [{ width, picture }] : [];
	});
}
