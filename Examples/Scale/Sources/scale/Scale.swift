import ScaleServer

@main
enum Scale {
  static func main() async {
    await ScaleCommand.main()
  }
}
