// Imported first and importing nothing, so that an old Node gets this far.
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
	console.error(`\nCrossbar needs Node 20 or newer; this is Node ${process.versions.node}.\nA current one is at https://nodejs.org/\n`);
	process.exit(1);
}
