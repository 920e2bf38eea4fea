export default import.meta.glob<string>("../../../../crates/cowbell-scene/locales/fr/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
