export default import.meta.glob<string>("../../../../crates/cowbell-scene/locales/nl/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
