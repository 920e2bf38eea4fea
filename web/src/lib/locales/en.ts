export default import.meta.glob<string>("../../../../crates/cowbell-scene/locales/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
