import CommandLineTool

await Program.start()
