// Settings of V8 for the local runtime. Miniflare has no option for them, although the runtime's configuration has a field.
import { Runtime } from "miniflare";

/**
 * Young objects are collected after 4 MB instead of 16, in each of seven isolates, and old ones when there are 30 % more of them: 150 MB less
 * under load, at no cost that stands out of what two runs differ by. More of it costs: with --optimize-for-size a search takes half as much
 * again. An isolate of the platform has 128 MB for everything.
 */
export const leanFlags = ["--max-semi-space-size=4", "--heap-growing-percent=30"];

/** Gives settings of V8 to every runtime that this process starts from now on. To be called once. */
export function giveFlags(flags) {
	const { updateConfig } = Runtime.prototype;
	Runtime.prototype.updateConfig = function updateWithFlags(config, ...rest) {
		return updateConfig.call(this, withFlags(config, flags), ...rest);
	};
}

const word = 8;
/** The place of `v8Flags` among the pointers of the root (workerd.capnp, struct Config). */
const flagsPointer = 2;

/**
 * The configuration with settings of V8: a message of Cap'n Proto (capnproto.org/encoding.html). They come in a segment of their own behind
 * the others, to which the empty pointer of the root then leads.
 * @param config a message with a header of segments, as Miniflare hands it to the runtime
 * @param flags like "--max-semi-space-size=1"
 * @throws Error where the message is not what is expected, or has such settings already
 */
function withFlags(config, flags) {
	const count = config.readUInt32LE(0) + 1;
	const sizes = Array.from({ length: count }, (_, index) => config.readUInt32LE(4 + 4 * index));
	const segments = Buffer.from(config.subarray(headerLength(count)));
	const root = { kind: segments.readUInt32LE(0) & 3, offset: segments.readInt32LE(0) >> 2, data: segments.readUInt16LE(4) };
	const place = word * (1 + root.offset + root.data + flagsPointer);
	if (root.kind !== 0 || segments.readUInt16LE(6) <= flagsPointer || segments.readBigUInt64LE(place) !== 0n)
		throw new Error("The configuration of the runtime has another form than is known.");
	const added = textList(flags);
	segments.writeUInt32LE(2, place);
	segments.writeUInt32LE(count, place + 4);
	return Buffer.concat([header([...sizes, added.length / word]), segments, added]);
}

const headerLength = (count) => word * Math.ceil((count + 1) / 2);

/** @param sizes of the segments, in words */
function header(sizes) {
	const written = Buffer.alloc(headerLength(sizes.length));
	for (const [index, value] of [sizes.length - 1, ...sizes].entries()) written.writeUInt32LE(value, 4 * index);
	return written;
}

/** A pointer to a list of texts, and behind it the list. */
function textList(texts) {
	const bytes = texts.map((text) => Buffer.concat([Buffer.from(text), Buffer.alloc(word - (text.length % word))]));
	const pointers = texts.map((text, index) => {
		const before = bytes.slice(0, index).reduce((sum, { length }) => sum + length / word, 0);
		return listPointer(texts.length - 1 - index + before, 2, text.length + 1);
	});
	return Buffer.concat([listPointer(0, 6, texts.length), ...pointers, ...bytes]);
}

/** @param offset in words from behind the pointer @param size 2 for bytes, 6 for pointers */
function listPointer(offset, size, count) {
	const pointer = Buffer.alloc(word);
	pointer.writeUInt32LE((offset << 2) | 1, 0);
	pointer.writeUInt32LE((count << 3) | size, 4);
	return pointer;
}
